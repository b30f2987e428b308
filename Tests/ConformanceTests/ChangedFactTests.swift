import Testing

/// A fact that is changed in the spec alone makes its test fail: one fact of each kind.
@Suite("A changed fact") @MainActor
struct ChangedFactTests {
    /// An id, what it is changed to, and the check that must then fail.
    struct Change: Sendable, CustomTestStringConvertible {
        let id: String
        let text: String
        let check: @Sendable @MainActor () -> Void

        var testDescription: String { id }
    }

    nonisolated static let changes: [Change] = [
        Change(id: "ModalWindowPosition.PWModalWindowPositionTop", text: "7") {
            for fact in ModalWindowPositionConformance.cases { fact.check() }
        },
        Change(id: "PWPushPrimerOutcome.cases", text: "accepted, declined, redirectedToSettings, suppressed") {
            PWPushPrimerOutcomeConformance().casesAreTheseInThisOrder()
        },
        Change(id: "CornerType.PWCornerTypeTopLeft", text: "16") {
            for fact in CornerTypeConformance.members { fact.check() }
        },
        Change(id: "PWPushPrimerBuilder.fallbackToSettings.default", text: "false") {
            let suite = PWPushPrimerBuilderConformance()
            for fact in PWPushPrimerBuilderConformance.setters { suite.setterKeepsWhatItIsGiven(fact) }
        },
        Change(id: "PWPushPrimerBuilder.cornerRadius.default.top", text: "21") {
            for fact in PWPushPrimerBuilderShownConformance.resolved { fact.check() }
        },
        Change(id: "PWPushPrimerBuilder.titleColor.applies_to", text: "alert, bottom, top, center") {
            for fact in PWPushPrimerBuilderShownConformance.places { fact.check() }
        },
        Change(id: "PWPushPrimerBuilder.imageURL.yields_to", text: "imageURL") {
            for fact in PWPushPrimerBuilderShownConformance.winners { fact.check() }
        },
        Change(id: "PWPushPrimerBuilder.cornerRadius.at_least", text: "1") {
            for fact in PWPushPrimerBuilderConformance.bounds { fact.check() }
        },
        Change(id: "Pushwoosh_RICH_MEDIA_STYLE.MODAL_RICH_MEDIA", text: "legacy") {
            for fact in PushwooshMediaInfoPlistConformance.words { fact.check() }
        },
        Change(
            id: "PWRichMediaPresentingDelegate.richMediaManager(_:didClose:)",
            text: "richMediaManager(_:didPresent:)"
        ) {
            for fact in PWRichMediaPresentingDelegateConformance.methods { fact.check() }
        },
        Change(id: "primer.decision.denied and the fallback is off.reason", text: "none") {
            let suite = PrimerDecisionConformance()
            for fact in PrimerDecisionConformance.cases { suite.firstRowThatMatchesDecides(fact) }
        },
        Change(id: "media.defaults.no vibration.value", text: "PWHapticFeedbackLight") {
            let suite = MediaDefaultsConformance()
            for fact in MediaDefaultsConformance.cases { suite.firstRowThatMatchesDecides(fact) }
        },
        Change(id: "legacy.controls.loading, and to be given up.cancelButton", text: "false") {
            let suite = LegacyControlsConformance()
            for fact in LegacyControlsConformance.cases { suite.firstRowThatMatchesDecides(fact) }
        },
        Change(id: "inbox.counts.deleted.messages", text: "1") {
            let suite = InboxCountsConformance()
            for fact in InboxCountsConformance.cases { suite.firstRowThatMatchesDecides(fact) }
        },
        Change(id: "PWRichMediaStyle.closeButtonPresentingDelay.default", text: "1") {
            for fact in PWRichMediaStyleConformance.properties { fact.check() }
        },
    ]

    @Test("fails its test", arguments: changes)
    func failsItsTest(_ change: Change) {
        // The same check passes as the spec has it: the other tests of this target show that.
        FactOverrides.$task.withValue([change.id: change.text]) {
            withKnownIssue { change.check() }
        }
    }
}
