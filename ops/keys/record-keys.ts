import { useEffect, useEffectEvent } from 'react'
import { watched } from '../ui/watched.ts'
import { isField, targetOfFreeKey } from './free-key.ts'
import type { KeyWords } from './key-words.ts'
import { ownKeys } from './own-keys.ts'
import { areSingleKeysOn } from './single-keys.ts'

type RecordKey = { key: string; does: string; act: () => void }
type Shown = { noun: string; words: readonly KeyWords[] }

const shown = watched<Shown | null>(null)

/** What the keys of the record on the screen do, or null where none is open. */
export const useRecordKeyWords = shown.use

/** The keys as the list of keys shows them. */
export function keyWordsOf(keys: readonly Pick<RecordKey, 'key' | 'does'>[]): KeyWords[] {
  return keys.map(({ key, does }) => ({ keys: [key], does }))
}

/** The keys of one record. Each is a letter alone; they sleep while a field has the keyboard or a dialog is open. */
export function useRecordKeys(noun: string, keys: readonly RecordKey[]) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target || isField(target) || !areSingleKeysOn()) return
    const found = keys.find(({ key }) => key === event.key)
    if (!found) return
    event.preventDefault()
    found.act()
  })
  const tell = useEffectEvent(() => {
    ownKeys.of = keys.map(({ key }) => key)
    shown.set({ noun, words: keyWordsOf(keys) })
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    tell()
    return () => {
      document.removeEventListener('keydown', listener)
      ownKeys.of = []
      shown.set(null)
    }
  }, [])
}
