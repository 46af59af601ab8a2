import { useId, useState, type ReactNode } from 'react'
import * as z from 'zod'
import { longestInitials } from '#domain/forms/answers/answer-of-field.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
import { button } from '../../ui/button.ts'
import { useSigningWords } from '../../words/use-signing-words.ts'
import { FieldHead } from './field-head.tsx'
import { InkBox, type InkFieldProps, type Written } from './ink-fields.tsx'

type Typed = { typed: string; at: string }
/** `role`: where it isn’t the one that the form asks for. */
type InitialsFieldProps = InkFieldProps<'initials', Written | Typed> & { role?: string | undefined }

const Typed = z.object({ typed: z.string() })
const height = 420

/** A few letters on a small sheet, or typed by whoever can’t draw them. */
export function InitialsField({ name, role, ...field }: InitialsFieldProps) {
  const { language, value, onChange } = field
  const words = useSigningWords(language)
  const typed = Typed.safeParse(value).data?.typed
  const [isTyping, setIsTyping] = useState(typed !== undefined)
  const switchWay = () => {
    if (typed !== undefined || isTyping) onChange(null)
    setIsTyping(!isTyping)
  }
  const otherWay = (
    <button type="button" className={`-ml-4 ${button('quiet')} text-base!`} onClick={switchWay}>
      {isTyping ? words.drawInitials : words.typeInitials}
    </button>
  )
  if (isTyping) return <TypedInitials {...field} typed={typed ?? ''} otherWay={otherWay} />
  const as = role ?? paperWords[language].signers[field.field.signer]
  return (
    <div className="max-w-72">
      <InkBox
        {...field}
        height={height}
        ruling="signing"
        caption={[name, as].filter(Boolean).join(', ')}
        alternative={otherWay}
        onChange={(ink) => onChange(ink && { ink, at: new Date().toISOString() })}
      />
    </div>
  )
}

type TypedInitialsProps = Omit<InitialsFieldProps, 'name' | 'role'> & { typed: string; otherWay: ReactNode }

function TypedInitials({
  field,
  language,
  isHeadless = false,
  onChange,
  typed,
  otherWay,
}: TypedInitialsProps) {
  const id = useId()
  const words = useSigningWords(language)
  const label = inLanguage(field.label, language)
  return (
    <div className="max-w-72">
      <FieldHead id={id} {...{ field, language, isHeadless }} hint={words.initialsHint} />
      <input
        aria-label={label}
        aria-describedby={`${id}-hint`}
        autoFocus={typed === ''}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestInitials}
        className="min-h-14 w-full border border-edge bg-sheet px-4 font-display text-3xl italic"
        value={typed}
        onChange={({ target }) =>
          onChange(target.value.trim() ? { typed: target.value, at: new Date().toISOString() } : null)
        }
      />
      {otherWay}
    </div>
  )
}
