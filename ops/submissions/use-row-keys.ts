import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { isField, targetOfFreeKey } from '../keys/free-key.ts'
import { areSingleKeysOn } from '../keys/single-keys.ts'
import { awaitKey } from './awaited-key.ts'
import { leadKeyWords } from './use-lead-keys.ts'

const ofLeads = new Set(leadKeyWords.flatMap(({ keys }) => keys))

/** The keys of a request on the focused row: the request is opened, and the key does what it does there. */
export function useRowKeys(chosen: string | undefined) {
  const navigate = useNavigate()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target || isField(target) || !areSingleKeysOn() || !ofLeads.has(event.key) || event.repeat) return
    const id = target.dataset['row']
    if (!id || id === chosen) return
    event.preventDefault()
    awaitKey(id, event.key)
    void navigate({ to: '/ops/submissions/$id', params: { id }, search: true })
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    // Runs before the keys of the open request: the focused row is the one that is meant.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
