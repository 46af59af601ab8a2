import { sealerWith, type Sealed } from './sealing.ts'

/** What was typed and not sent, under the key it is stored by. */
export type PlainDraft = { key: string; draft: string }
/** The same, readable only for who typed it while they are signed in. */
export type LockedDraft = { key: string; sealed: Sealed }

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** Whose draft it is: the first id in its key. Ids of what the draft is about come after it. */
export function personOf(key: string): string | null {
  return id.exec(key)?.[0] ?? null
}

/** Seals each draft with the key of whoever typed it, and leaves out those of people without one. */
export async function sealDrafts(
  drafts: readonly PlainDraft[],
  keys: ReadonlyMap<string, CryptoKey>,
): Promise<LockedDraft[]> {
  const locked: LockedDraft[] = []
  for (const { key, draft } of drafts) {
    const secret = keys.get(personOf(key) ?? '')
    if (secret) locked.push({ key, sealed: await sealerWith(secret).seal(draft) })
  }
  return locked
}

/** The draft as it was typed; null where it was sealed with a key that is gone. */
export async function openDraft({ sealed }: LockedDraft, key: CryptoKey): Promise<string | null> {
  const draft = await sealerWith(key)
    .open(sealed)
    .catch(() => null)
  return typeof draft === 'string' ? draft : null
}
