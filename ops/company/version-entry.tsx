import type { CompanyVersion } from '#domain/company/company.ts'
import { Differences } from './changes.tsx'
import { factWords } from './fact-words.ts'
import { toDraft } from './facts-draft.ts'
import { VersionLine } from './version-line.tsx'

type VersionEntryProps = { version: CompanyVersion; isPresent: boolean; bringBack: () => void }

export function VersionEntry({ version, isPresent, bringBack }: VersionEntryProps) {
  const { changed, before, facts } = version
  const what = changed.map((name) => factWords[name].label).join(', ') || 'Original version'
  return (
    <VersionLine
      version={version}
      what={what}
      present={isPresent ? 'On the website' : null}
      bringBack={bringBack}
    >
      {changed.length > 0 && (
        <Differences before={toDraft({ ...facts, ...before })} after={toDraft(facts)} names={changed} />
      )}
    </VersionLine>
  )
}
