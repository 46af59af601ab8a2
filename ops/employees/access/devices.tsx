import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { Part } from './part.tsx'
import { deviceName } from '../words.ts'

type DevicesProps = {
  devices: NonNullable<EmployeeDetail['devices']>
  onSignOut: (() => void) | undefined
}

/** Where the person is signed in. */
export function Devices({ devices, onSignOut }: DevicesProps) {
  const now = useNow()
  const aside = onSignOut && devices.length > 0 && (
    <button
      type="button"
      className="min-h-11 font-semibold underline decoration-gold decoration-2 underline-offset-4"
      onClick={onSignOut}
    >
      Sign out everywhere
    </button>
  )
  return (
    <Part title="Devices" aside={aside}>
      {devices.length === 0 ? (
        <p className="text-muted">Not signed in on any device</p>
      ) : (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <li key={device.id} className="py-2">
              <p className="font-semibold" title={device.user_agent}>
                {deviceName(device.user_agent) ?? 'Unknown device'}
              </p>
              <p className="text-sm text-muted tabular-nums">
                Last seen {clockWords(new Date(device.seen_at), now)}, since{' '}
                {clockWords(new Date(device.created_at), now)}
                {device.is_remembered && ', stays signed in'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
