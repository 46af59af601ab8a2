import { useEffect, useEffectEvent } from 'react'
import type { UnclaimedAlert } from '#domain/alerts/alert.ts'
import { isField, targetOfFreeKey } from '../keys/free-key.ts'
import { areSingleKeysOn } from '../keys/single-keys.ts'
import { claimButtonId } from './claim-bar.tsx'

/** C claims the selected request and P calls. Both press the button or link itself, so that its rules apply. */
export function useAlertKeys(selected: UnclaimedAlert | undefined) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = targetOfFreeKey(event)
    if (!target || isField(target) || !areSingleKeysOn() || !selected || event.repeat) return
    if (event.key === 'c') document.getElementById(claimButtonId)?.click()
    else if (event.key === 'p') location.href = `tel:${selected.phone}`
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
