import { Monitor, Smartphone } from 'lucide-react'
import type { OwnDevice } from '#domain/sessions/device.ts'
import { deviceName } from '../employees/words.ts'
import { button } from '../ui/button.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { EraseDevice } from './erase-device.tsx'

type DeviceRowProps = { device: OwnDevice; isBusy: boolean; onEnd: () => void }

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const { locale, ui } = useWords()
  const profile = useProfileWords()
  const words = profile.devices
  const now = useNow()
  const name = useDeviceName()(device)
  const Icon = /iPhone|Android|Mobile/.test(device.user_agent) ? Smartphone : Monitor
  const facts = [
    words.seen(clockWords(new Date(device.seen_at), now, locale)),
    words.since(clockWords(new Date(device.created_at), now, locale)),
    device.is_remembered && words.kept,
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere" title={device.user_agent}>
          {name}
        </p>
        <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(', ')}</p>
      </div>
      {device.is_this ? (
        <p className="border-l-4 border-gold pl-2.5 text-sm font-semibold">{words.this}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-label={words.signOutWhat(name)}
            className={button('plain')}
            aria-disabled={isBusy}
            onClick={onEnd}
          >
            {isBusy ? ui.moment : words.signOut}
          </button>
          <EraseDevice id={device.id} name={name} />
        </div>
      )}
    </li>
  )
}

export function useDeviceName() {
  const { unknown } = useProfileWords().devices
  return ({ user_agent }: Pick<OwnDevice, 'user_agent'>) => deviceName(user_agent) ?? unknown
}
