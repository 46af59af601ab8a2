import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import type { Submission } from './review-api.ts'
import { momentWords } from '../ui/clock.ts'
import { PartHead } from './part-head.tsx'
import { paperQuery, recountQuery } from './queries.ts'
import type { Checked, useProof } from './use-proof.ts'
import type { useReviewed } from './use-reviewed.ts'
import { SignatureLines } from './signature-lines.tsx'
import { shortHash } from './words.ts'

type ProofProps = {
  submission: Submission
  reviewed: ReturnType<typeof useReviewed>
  proof: ReturnType<typeof useProof>
}

/** Hashes, counted again in this browser, who signed, and the two clocks. */
export function Proof({ submission, reviewed: { before, form }, proof }: ProofProps) {
  const { id, sha256, photos, at, received_at, nth, link } = submission
  const paper = useQuery({ ...paperQuery(id), enabled: false }).data
  return (
    <section aria-labelledby="form-proof">
      <PartHead id="form-proof" title="Proof" aside="SHA-256" />
      <ul>
        <HashLine name="This record" sha256={sha256} checked={proof.record} />
        {paper && <HashLine name="The paper" sha256={paper.sha256} checked={proof.paper} />}
        {photos.map((photo, index) => (
          // The record names its photos by their hashes, so its own proves theirs.
          <HashLine
            key={photo.sha256}
            name={`Photo ${index + 1}`}
            sha256={photo.sha256}
            checked={proof.record}
          />
        ))}
        {before && <BeforeLine before={before} name={`Revision ${nth - 1}`} />}
      </ul>
      <Verdict proof={proof} />
      <SignatureLines form={form} submission={submission} />
      <dl className="mt-2 text-[0.9375rem]">
        <Clock label={link ? 'Signed by link' : 'Submitted, by the phone'} at={at} />
        <Clock label="Received, by the server" at={received_at} />
      </dl>
    </section>
  )
}

function BeforeLine({ before, name }: { before: Submission; name: string }) {
  const { data, isError } = useQuery(recountQuery(before))
  const counted: Checked = isError
    ? 'failed'
    : data === undefined
      ? 'counting'
      : data === null
        ? 'hidden'
        : data.counted === before.sha256
          ? 'same'
          : 'differs'
  return <HashLine name={name} sha256={before.sha256} checked={counted} />
}

const checkedWords: Readonly<Record<Checked, string>> = {
  counting: 'Being checked',
  same: 'Checked: the same',
  differs: 'Differs',
  hidden: 'Can’t be checked: some answers are hidden',
  failed: 'Couldn’t be checked',
}

function HashLine({ name, sha256, checked }: { name: string; sha256: string; checked: Checked }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-1.75">
      <span>{name}</span>
      <span className="flex items-center gap-2">
        <code className="text-[0.8125rem]" title={sha256}>
          {shortHash(sha256)}
        </code>
        {checked === 'same' && <Check aria-hidden className="size-4.5 text-green" />}
        {checked === 'differs' && <X aria-hidden className="size-4.5 text-red" />}
        {checked !== 'same' && checked !== 'differs' && (
          <span aria-hidden className="w-4.5 text-center">
            –
          </span>
        )}
        <span className="sr-only">{checkedWords[checked]}</span>
      </span>
    </li>
  )
}

function Verdict({ proof: { record, paper, isSound } }: Pick<ProofProps, 'proof'>) {
  if (isSound)
    return (
      <p role="status" className="pt-2 font-semibold text-green">
        Counted again in this browser: nothing was changed.
      </p>
    )
  const isWrong = record === 'differs' || paper === 'differs'
  if (isWrong)
    return (
      <p role="alert" className="mt-2 border-l-4 border-red bg-red-wash px-3 py-2 font-semibold text-red">
        {record === 'differs' ? 'This record' : 'The paper'} doesn’t have the hash that was stored. Don’t
        approve it. Tell whoever runs the server.
      </p>
    )
  return (
    <p role="status" className="pt-2 text-muted">
      {record === 'hidden'
        ? 'Some answers are hidden from you, so the hash can’t be checked here.'
        : 'Checking the hashes…'}
    </p>
  )
}

function Clock({ label, at }: { label: string; at: string }) {
  return (
    <div className="flex justify-between gap-3 py-0.5">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right tabular-nums">{momentWords(new Date(at))}</dd>
    </div>
  )
}
