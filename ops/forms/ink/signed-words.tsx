import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Signed } from '#domain/forms/answers/signed.ts'
import type { Language } from '#domain/preferences/language.ts'
import { InkSheet } from '../../ui/ink-sheet.tsx'
import { useSigningWords } from '../../words/use-signing-words.ts'

type SignedWordsProps = { signed: Signed; label: string; language: Language }

/** A signature that was given or declined: the ink, and who and when. */
export function SignedWords({ signed, label, language }: SignedWordsProps) {
  const words = useSigningWords(language)
  const { name } = signed
  // The time where the company works, whatever zone the device is set to: the packet tells the same.
  const when = new Intl.DateTimeFormat(words.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: companyTimeZone,
  }).format(new Date(signed.at))
  switch (signed.way) {
    case 'drawn':
      return (
        <>
          <InkSheet
            height={signed.ink.height}
            strokes={signed.ink.strokes}
            ruling="signing"
            label={`${label}: ${name}`}
            className="border border-edge"
          />
          <p className="mt-1 text-sm">{words.signedBy(name, when)}</p>
        </>
      )
    case 'typed':
      return <p>{words.typedBy(name, when)}</p>
    case 'paper':
      return <p>{words.onPaper(name, signed.photos.length)}</p>
    case 'declined':
      return (
        <>
          <p>{words.declinedBy(name, when)}</p>
          <p className="text-sm text-muted">{words.because(signed.reason, signed.witness)}</p>
        </>
      )
  }
}
