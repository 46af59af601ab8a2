import { Portrait } from '../ui/portrait.tsx'
import { useUser } from '../session/may.ts'
import { useProfileWords } from '../words/use-profile-words.ts'
import type { Profile } from './profile-api.ts'

/** Name and picture. Until the profile has loaded, the session provides the name. */
export function ProfileHead({ person }: { person: Profile | undefined }) {
  const profile = useProfileWords()
  const name = useUser()?.name ?? ''
  const facts = person ? [person.title, person.crew, person.username] : []
  return (
    <header className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <Portrait name={person?.name ?? name} url={person?.portrait_url ?? null} size="head" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-sm text-muted">{profile.title}</p>
        <h1 className="text-[min(2.125rem,11vw)] text-pretty wrap-break-word uppercase">
          {person?.name ?? name}
        </h1>
        <p className="min-h-[1lh] text-muted wrap-break-word">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  )
}
