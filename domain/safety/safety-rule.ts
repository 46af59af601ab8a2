/** What to do or leave, in our own words, and who publishes that advice. */
export type SafetyRule = { readonly rule: string; readonly sources: readonly string[] }
