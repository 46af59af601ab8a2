import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentOutbox } from '../../device/person-store.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { leadQuery } from '../../submissions/queries.ts'
import { button } from '../../ui/button.ts'
import { draftStorage } from '../../ui/draft-storage.ts'
import { Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import type { Burst } from '../bursts.ts'
import { missingWords } from './missing-words.ts'
import { formPlace, formSearch } from './form-place.ts'
import type { UnsavedForm } from './unsaved-forms.ts'
import type { UnsavedNote } from './unsaved-notes.ts'
import { useFormName } from './use-form-name.ts'

type NotSavedYetProps = {
  notes: readonly UnsavedNote[]
  forms: readonly UnsavedForm[]
  bursts: readonly Burst[]
  /** The person goes to a request. */
  onLeave: () => void
}

/** What was typed or chosen on this device and is in no outbox: nothing of it is sent before the person saves it. */
export function NotSavedYet({ notes, forms, bursts, onLeave }: NotSavedYetProps) {
  return (
    <>
      {notes.map((note) => (
        <Draft key={note.key} note={note} onLeave={onLeave} />
      ))}
      {forms.map((form) => (
        <HalfFilled key={form.key} form={form} onLeave={onLeave} />
      ))}
      {bursts.map((burst) => (
        <Missing key={burst.id} burst={burst} onLeave={onLeave} />
      ))}
    </>
  )
}

function Draft({ note, onLeave }: { note: UnsavedNote; onLeave: () => void }) {
  const { choices, field, desk, request, ui, problems } = useWords()
  const { key, leadId, id, text } = note
  // As it was last read here: a request that is someone else's now may have left this device.
  const { data } = useQuery({ ...leadQuery(leadId), enabled: false })
  const customer = data ? data.name : desk.oneOfYours
  const name = choices.name(customer)
  const save = useMutation({
    mutationFn: () => submitWrite({ id: leadId, name: customer }, { kind: 'note', text }, id),
    onSuccess: () => draftStorage.removeItem(key),
  })
  return (
    <Unsaved name={name} to={placeOf(leadId)} onLeave={onLeave} text={`${field.outbox.note}: ${text}`}>
      <button
        type="button"
        className={button('plain')}
        aria-disabled={save.isPending}
        onClick={() => save.isPending || save.mutate()}
      >
        {save.isPending ? ui.saving : request.saveNote}
        <span className="sr-only">: {name}</span>
      </button>
      {save.error && <Notice title={problemOf(save.error, problems).detail} />}
    </Unsaved>
  )
}

function HalfFilled({ form, onLeave }: { form: UnsavedForm; onLeave: () => void }) {
  const { field } = useWords()
  const { whose, what } = useFormName()(form)
  const text = ['text', 'detail', 'answer', 'body'].map((name) => form.typed[name]).find(Boolean)
  const said = typeof text === 'string' ? `${what}: ${text}` : what
  // Where its name stands above already, only what was typed stands below.
  const below = whose === null && typeof text === 'string' ? text : field.outbox.form(said)
  return (
    <Unsaved
      name={whose ?? what}
      to={formPlace(form)}
      search={formSearch(form)}
      onLeave={onLeave}
      text={below}
    />
  )
}

function Missing({ burst, onLeave }: { burst: Burst; onLeave: () => void }) {
  const words = useWords()
  const { id, leadId } = burst
  const customer = words.choices.name(burst.customer)
  return (
    <Unsaved name={customer} to={placeOf(leadId)} onLeave={onLeave} text={missingWords(burst, words)}>
      <button
        type="button"
        className={button('plain')}
        onClick={() => void currentOutbox().then((outbox) => outbox?.forgetBurst(id))}
      >
        {words.desk.dismiss}
        <span className="sr-only">: {customer}</span>
      </button>
    </Unsaved>
  )
}

const placeOf = (leadId: string) => `/ops/submissions/${leadId}`

type UnsavedProps = {
  name: string
  /** The way to it. */
  to: string | null
  search?: ReturnType<typeof formSearch>
  text: string
  onLeave: () => void
  children?: ReactNode
}

function Unsaved({ name, to, search, text, onLeave, children }: UnsavedProps) {
  const { desk } = useWords()
  return (
    <li className="border-b border-line py-2.5">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {children}
        {to && (
          <Link to={to} {...(search && { search })} className={button('quiet')} onClick={onLeave}>
            {desk.open}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
