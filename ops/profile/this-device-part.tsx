import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { install, useInstallWay } from '../device/install-offer.ts'
import { sizeWords } from '../device/size-words.ts'
import { StoredRequests } from '../device/stored-requests.tsx'
import { storageQuery, type DeviceStorage } from '../device/storage.ts'
import { outboxView } from '../outbox/outbox-view.ts'
import { titleWords } from '../outbox/panel/entry-words.ts'
import { openOutboxPanel } from '../outbox/panel/outbox-opening.ts'
import { OthersWaiting } from '../outbox/panel/others-waiting.tsx'
import { useUnsavedForms, useUnsavedNotes } from '../outbox/panel/use-unsaved.ts'
import { button } from '../ui/button.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { useWords } from '../words/use-words.ts'
import { SystemFactsRow } from './system-facts-row.tsx'

/** What the portal stores on this device, whether the browser may delete it, and how to install the portal. */
export function ThisDevicePart() {
  const { shell, device: words } = useWords()
  const storage = useQuery(storageQuery)
  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        <dl className="divide-y divide-line border-y border-line">
          {storage.data ? (
            <>
              <Space space={storage.data.space} />
              <LowSpace isPersisted={storage.data.isPersisted} />
            </>
          ) : (
            <Row name={words.space}>
              {storage.isError ? (
                <FailedList title={words.failed} error={storage.error} retry={() => void storage.refetch()} />
              ) : (
                <span role="status">
                  <span className="sr-only">{shell.loading}</span>
                  <Bar width="w-2/5" />
                </span>
              )}
            </Row>
          )}
          <Row name={words.requests}>
            <StoredRequests />
          </Row>
          <Outbox />
          <Install />
        </dl>
        <OthersWaiting className="mt-3 text-muted" />
        <SystemFactsRow />
      </Wide>
    </FormSection>
  )
}

function Space({ space }: Pick<DeviceStorage, 'space'>) {
  const { locale, device: words } = useWords()
  return (
    <Row name={words.space}>
      <p className="tabular-nums">
        {space
          ? words.used(sizeWords(space.usage, locale), sizeWords(space.quota, locale))
          : words.spaceUnknown}
      </p>
    </Row>
  )
}

/** The portal asks the browser by itself, once there is work to protect: nobody has to know of it. */
function LowSpace({ isPersisted }: Pick<DeviceStorage, 'isPersisted'>) {
  const { device: words } = useWords()
  if (isPersisted === null) return <Row name={words.lowSpace}>{words.persistedUnknown}</Row>
  return <Row name={words.lowSpace}>{isPersisted ? words.persisted : words.notPersisted}</Row>
}

/** The way to what is not sent and to what was discarded, also where nothing waits and no line leads there. */
function Outbox() {
  const { field, device: words } = useWords()
  const { entries, bursts } = outboxView.use()
  const notes = useUnsavedNotes().length
  const forms = useUnsavedForms().length
  const photos = bursts.reduce((sum, { missing }) => sum + missing.length, 0)
  return (
    <Row name={words.outbox}>
      <p>{titleWords({ entries, notes, forms, photos }, field)}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`mt-3 ${button('plain')}`}
        onClick={() => openOutboxPanel()}
      >
        {words.openOutbox}
      </button>
    </Row>
  )
}

function Install() {
  const { device: words } = useWords()
  const way = useInstallWay()
  return (
    <Row name={words.install}>
      <p>{words.installWays[way]}</p>
      {way === 'offered' && (
        <button type="button" className={`mt-3 ${button('plain')}`} onClick={() => void install()}>
          {words.installAction}
        </button>
      )}
    </Row>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
