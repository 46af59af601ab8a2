import { watched } from '../../ui/watched.ts'

/** Whether the outbox is open, and which entry someone came for. */
export const outboxOpening = watched<{ entry: string | null } | null>(null)

export function openOutboxPanel(entry: string | null = null) {
  outboxOpening.set({ entry })
}

export function closeOutboxPanel() {
  outboxOpening.set(null)
}
