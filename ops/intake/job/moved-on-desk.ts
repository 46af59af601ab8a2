type Moved = { lead_id: string; at: string; to: { id: string; number: string } }
type Desk = { items: readonly { id: string }[]; moved?: readonly Moved[] }

/** Where a visit went from a job that Today does not show any more, unless the file of that job was read since. */
export function movedOnDesk({ items, moved = [] }: Desk, { id, at }: { id: string; at: number }) {
  if (items.some((item) => item.id === id)) return null
  const found = moved.find(({ lead_id }) => lead_id === id)
  if (!found || at > Date.parse(found.at)) return null
  return { id: found.to.id, number: found.to.number }
}
