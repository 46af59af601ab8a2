import type { NotDry } from '#domain/readings/dried/not-dry.server.ts'

/** What keeps a certificate of drying from being issued: "3 points above goal, 1 point without a reading". */
export function notDryWords({ above, unread }: NotDry): string {
  const parts = [
    above > 0 ? `${pointsOf(above)} above goal` : null,
    unread > 0 ? `${pointsOf(unread)} without a reading` : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

function pointsOf(count: number) {
  return count === 1 ? '1 point' : `${count} points`
}
