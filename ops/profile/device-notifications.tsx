import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DeviceState } from '../push/device-state.ts'
import { readDeviceState, turnOff, turnOn } from '../push/device.ts'
import { button } from '../ui/button.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Notice } from '../ui/notice.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'

/** Turns notifications on and off on this device, at once: it is no part of the form around it. */
export function DeviceNotifications({ person }: { person: string }) {
  const { ui } = useWords()
  const profile = useProfileWords()
  const words = profile.alerts.device
  const client = useQueryClient()
  const queryKey = ['device-notifications', person]
  const sentence = useRef<HTMLParagraphElement>(null)
  // It asks this browser, which answers without a network too.
  const state = useQuery({
    queryKey,
    queryFn: () => readDeviceState(person),
    networkMode: 'always',
    staleTime: 0,
  })
  const change = useMutation({
    mutationFn: (wanted: 'on' | 'off') => (wanted === 'on' ? turnOn(person) : turnOff(person)),
    onSuccess(now: DeviceState) {
      client.setQueryData(queryKey, now)
      // The button that was pressed may be gone.
      sentence.current?.focus()
    },
    onError: () => client.invalidateQueries({ queryKey }),
  })
  const now = state.data
  const action = now === 'off' ? 'on' : now === 'on' ? 'off' : null
  if (!now) return null

  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        {change.error && <Notice title={words.failed}>{words.failedWords}</Notice>}
        <p ref={sentence} tabIndex={-1} role="status" className="max-w-[60ch] py-2.5 outline-none">
          {words.states[now]}
        </p>
        {action && (
          <button
            type="button"
            className={`mt-1 ${button('plain')}`}
            aria-disabled={change.isPending}
            onClick={() => change.isPending || change.mutate(action)}
          >
            {change.isPending ? ui.moment : action === 'on' ? words.turnOn : words.turnOff}
          </button>
        )}
      </Wide>
    </FormSection>
  )
}
