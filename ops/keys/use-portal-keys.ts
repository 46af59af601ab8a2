import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'
import { menuOf } from '../shell/menu.ts'
import { isField, targetOfFreeKey } from './free-key.ts'
import { showOverlay } from './overlay.ts'
import { ownKeys } from './own-keys.ts'
import { isSearchAhead, keepForSearch } from './search-ahead.ts'
import { followKeys, type Sequence } from './sequence.ts'
import { areSingleKeysOn } from './single-keys.ts'
import { keepTyped, typeAhead } from './typed-ahead.ts'

/** The keyboard shortcuts of every portal screen. */
export function usePortalKeys(user: SignedIn) {
  const navigate = useNavigate()
  const sequence = useRef<Sequence>(null)

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault()
      return showOverlay('palette')
    }
    if (keepForSearch(event)) {
      event.preventDefault()
      return event.stopPropagation()
    }
    if (event.key === 'Escape' && isSearchAhead()) return showOverlay(null)
    const target = targetOfFreeKey(event)
    if (!target || isField(target) || !areSingleKeysOn()) return
    keepTyped(event.key)
    if (event.key === '?') {
      event.preventDefault()
      return showOverlay('keys')
    }
    const { after, goTo } = followKeys(sequence.current, { key: event.key, at: event.timeStamp })
    sequence.current = after
    if (
      goTo === null &&
      after === null &&
      event.key === 'n' &&
      mayTakeCalls(user) &&
      !ownKeys.of.includes('n')
    ) {
      event.preventDefault()
      typeAhead()
      return void navigate({ to: '/ops/intake/new' })
    }
    if (goTo === null || event.key.length > 1) return
    // A letter after "g" means a screen, whether there is one or not: it is not for what the screen itself does with it.
    event.preventDefault()
    const screen = menuOf(user).find(({ letter }) => letter === goTo)
    if (!screen) return
    void navigate({ to: screen.to })
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    // Before the keys of a list, or the letter after "g" would move along the rows.
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
