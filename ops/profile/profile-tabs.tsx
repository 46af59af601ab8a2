import { useLinkProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Tab, Tabs } from '../ui/tabs.tsx'
import { useWords } from '../words/use-words.ts'
import { profileParts, type ProfilePart } from './search.ts'

export function ProfileTabs({ current }: { current: ProfilePart }) {
  const { profile } = useWords()
  const tabs = useRef<HTMLDivElement>(null)
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const tab = tabs.current?.querySelectorAll('a')[profileParts.indexOf(current)]
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <div ref={tabs}>
      <Tabs label={profile.parts}>
        {profileParts.map((part) => (
          <PartTab key={part} part={part} isCurrent={part === current} />
        ))}
      </Tabs>
    </div>
  )
}

function PartTab({ part, isCurrent }: { part: ProfilePart; isCurrent: boolean }) {
  const { profile } = useWords()
  const link = useLinkProps({ to: '/ops/profile', search: part === 'you' ? {} : { part } })
  return <Tab link={link} isCurrent={isCurrent} label={profile.part[part]} />
}
