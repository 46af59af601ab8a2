import { useLinkProps } from '@tanstack/react-router'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useProfileWords } from '../words/use-profile-words.ts'
import { profileParts, type ProfilePart } from './search.ts'

export function ProfileTabs({ current }: { current: ProfilePart }) {
  const profile = useProfileWords()
  return (
    <Tabs label={profile.parts}>
      {profileParts.map((part) => (
        <PartTab key={part} part={part} isCurrent={part === current} />
      ))}
    </Tabs>
  )
}

function PartTab({ part, isCurrent }: { part: ProfilePart; isCurrent: boolean }) {
  const profile = useProfileWords()
  const link = useLinkProps({ to: '/ops/profile', search: part === 'you' ? {} : { part } })
  return <Tab link={link} isCurrent={isCurrent} label={profile.part[part]} />
}
