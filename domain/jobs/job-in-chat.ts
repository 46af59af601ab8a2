import type { JobFacts } from './facts/facts.ts'

/** What a job takes from the chat of its request: what was told there, and when a person first wrote to the customer. */
export type JobInChat = { readonly facts: JobFacts; readonly replied_at: Date | null }
