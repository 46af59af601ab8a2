import { Refusal } from '#platform/refusal.ts'

type Page<Item> = { items: Item[]; next: string | null }

/** A list as a whole, for a file that leaves nothing out. */
export async function everyPage<Item>(
  read: (cursor: string | undefined) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await read(cursor)
    all.push(...items)
    cursor = next ?? undefined
  } while (cursor)
  return all
}

/** A job that was merged into one that someone sees may be out of their sight itself. */
export async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null
    throw error
  }
}
