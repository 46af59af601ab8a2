import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { button } from '../ui/button.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { notify, notifyProblem } from '../ui/notify.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { DeviceRow, useDeviceName } from './device-row.tsx'
import { endDevice, endOtherDevices } from './profile-api.ts'
import { invalidateDevices, devicesQuery } from './queries.ts'

type Device = Parameters<typeof DeviceRow>[0]['device']

/** The devices where the person is signed in, with a way to sign them out. */
export function DevicesPart() {
  const { shell } = useWords()
  const profile = useProfileWords()
  const words = profile.devices
  const nameOf = useDeviceName()
  const client = useQueryClient()
  const devices = useQuery(devicesQuery)
  const [isAsking, setAsking] = useState(false)
  const reload = () => invalidateDevices(client)

  const end = useMutation({
    mutationFn: ({ id }: Device) => endDevice(id),
    onSuccess: (_, device) => void notify(words.signedOut(nameOf(device))),
    onError: notifyProblem,
    onSettled: reload,
  })
  const endOthers = useMutation({
    mutationFn: endOtherDevices,
    onSuccess({ ended }) {
      notify(profile.password.ended(ended))
      setAsking(false)
    },
    onSettled: reload,
  })
  const others = devices.data?.filter(({ is_this }) => !is_this) ?? []

  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        {devices.isPending && (
          <div role="status" className="space-y-4">
            <span className="sr-only">{shell.loading}</span>
            <Bar width="w-2/5" />
            <Bar width="w-3/5" />
            <Bar width="w-2/5" />
          </div>
        )}
        {devices.isError && !devices.data && (
          <FailedList title={words.failed} error={devices.error} retry={() => void devices.refetch()} />
        )}
        {devices.data && (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {devices.data.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isBusy={end.isPending && end.variables.id === device.id}
                  onEnd={() => end.isPending || end.mutate(device)}
                />
              ))}
            </ul>
            {others.length > 0 ? (
              <button
                type="button"
                className={`mt-4 ${button('plain')}`}
                onClick={() => {
                  endOthers.reset()
                  setAsking(true)
                }}
              >
                {words.others}
              </button>
            ) : (
              <p className="mt-3 text-muted">{words.none}</p>
            )}
          </>
        )}
      </Wide>
      <ConfirmDialog
        title={words.othersTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.others}
        isBusy={endOthers.isPending}
        error={endOthers.error}
        onConfirm={() => endOthers.mutate()}
      >
        <p>{words.othersWords}</p>
      </ConfirmDialog>
    </FormSection>
  )
}
