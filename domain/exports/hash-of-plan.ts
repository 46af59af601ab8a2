import { asJson, canonicalJson, sha256Of } from '#platform/canonical-json.ts'

/** The hash of what was drawn, in whatever order a file writes it. */
export function hashOfPlan(plan: unknown): Promise<string> {
  return sha256Of(canonicalJson(asJson(plan)))
}
