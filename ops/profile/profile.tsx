import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CertificationsPart } from '../certifications/certifications-part.tsx'
import { FactorsPart } from '../factors/factors-part.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Bar, FailedList, StaleList } from '../ui/list-states.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { useWords } from '../words/use-words.ts'
import { English } from '../words/words.tsx'
import { AlertsPart } from './alerts-part.tsx'
import { CalendarPart } from './calendar-part.tsx'
import { DevicesPart } from './devices-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { PhonePinPart } from './phone-pin-part.tsx'
import { type Profile as Person } from './profile-api.ts'
import { ProfileHead } from './profile-head.tsx'
import { ProfileTabs } from './profile-tabs.tsx'
import { ReadingPart } from './reading-part.tsx'
import type { ProfilePart } from './search.ts'
import { SignaturePart } from './signature-part.tsx'
import { ThisDevicePart } from './this-device-part.tsx'
import { YouPart } from './you-part.tsx'
import { profileQuery } from './queries.ts'

const route = getRouteApi('/staff/ops/profile')

/** The profile of the signed-in person: their record and their settings. */
export function Profile() {
  const words = useProfileWords()
  const { part = 'you' } = route.useSearch()
  const profile = useQuery(profileQuery)
  const retry = () => void profile.refetch()
  usePageTitle(part === 'you' ? words.title : `${words.part[part]}, ${words.title}`)

  return (
    <article className="px-4 pt-5 pb-10 lg:px-6.5 lg:pt-6">
      <ProfileHead person={profile.data} />
      <ProfileTabs current={part} />
      {profile.isError && profile.data && <StaleList what={words.page} error={profile.error} retry={retry} />}
      {isAlone(part) ? (
        <div className={withoutFirstLine}>{partsAlone[part]()}</div>
      ) : profile.data ? (
        <div className={withoutFirstLine}>{parts[part](profile.data)}</div>
      ) : profile.isError ? (
        <FailedList title={words.failed} error={profile.error} retry={retry} />
      ) : (
        <Skeleton />
      )}
    </article>
  )
}

/** These are shown without the person's record too: whoever helps by phone asks what this device stores. */
const partsAlone = {
  security: () => (
    <English>
      <FactorsPart />
    </English>
  ),
  devices: () => (
    <>
      <DevicesPart />
      <PhonePinPart />
      <ThisDevicePart />
    </>
  ),
  calendar: () => <CalendarPart />,
} satisfies Partial<Record<ProfilePart, () => ReactNode>>

type PartAlone = keyof typeof partsAlone

function isAlone(part: ProfilePart): part is PartAlone {
  return part in partsAlone
}

const parts: Record<Exclude<ProfilePart, PartAlone>, (person: Person) => ReactNode> = {
  you: (person) => <YouPart person={person} />,
  signature: (person) => (
    <SignaturePart setAt={person.signature_set_at} name={person.name} username={person.username} />
  ),
  password: (person) => <PasswordPart username={person.username} />,
  alerts: (person) => <AlertsPart person={person} />,
  reading: (person) => <ReadingPart person={person} />,
  certifications: (person) => (
    <English>
      <CertificationsPart person={person} />
    </English>
  ),
}

/** The tabs have a line of their own. */
const withoutFirstLine =
  '[&>:first-child]:border-t-0 [&>div:first-child>section]:border-t-0 [&>form:first-child>section:first-of-type]:border-t-0'

function Skeleton() {
  const { shell } = useWords()
  return (
    <div role="status" className="grid max-w-2xl gap-6 pt-8 sm:grid-cols-2">
      <span className="sr-only">{shell.loading}</span>
      {['w-1/3', 'w-1/4', 'w-2/5', 'w-1/3', 'w-1/4', 'w-1/3'].map((width, field) => (
        <div key={field} aria-hidden className="space-y-2">
          <Bar width={width} />
          <span className="block h-12 animate-pulse rounded-sm bg-wash" />
        </div>
      ))}
    </div>
  )
}
