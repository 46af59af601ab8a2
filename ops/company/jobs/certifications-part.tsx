import { useState } from 'react'
import { certificationKinds } from '#domain/certifications/certification-kinds.ts'
import { lossTypes, type LossType } from '#domain/jobs/facts/loss-types.ts'
import type { JobSetup } from '#domain/jobs/set-up/set-up.ts'
import { visitKinds } from '#domain/visits/visit-kinds.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { EditDialog } from '../../ui/edit-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PartHead } from './part-head.tsx'
import { putCertifications } from './setup-api.ts'
import { useSetupChange } from './use-setup-change.ts'

type Certifications = JobSetup['certifications']
type Rule = Certifications['value'][LossType]

/** Which certifications someone on a visit must hold, loss by loss. */
export function CertificationsPart({ certifications }: { certifications: Certifications }) {
  const [edited, setEdited] = useState<LossType | null>(null)
  return (
    <section aria-label="Required certifications">
      <PartHead
        title="Required certifications"
        lead="At least one person on a visit must hold each of them. Planning without one needs a reason."
      />
      <ul>
        {lossTypes.map(({ value, label }) => (
          <li
            key={value}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <h3 className="text-lg">{label}</h3>
            <p className="max-sm:col-span-2 max-sm:row-start-2">{ruleWords(certifications.value[value])}</p>
            <button
              type="button"
              aria-label={`Edit the certifications for ${label.toLowerCase()}`}
              className="min-h-11 px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
              onClick={() => setEdited(value)}
            >
              Edit
            </button>
          </li>
        ))}
      </ul>
      {edited && <RuleDialog certifications={certifications} loss={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

/** "WRT on inspection and mitigation visits". */
function ruleWords({ codes, kinds }: Rule) {
  if (codes.length === 0 || kinds.length === 0) return 'None'
  const names = visitKinds
    .filter(({ value }) => kinds.includes(value))
    .map(({ label }) => label.toLowerCase())
  const visits = kinds.length === visitKinds.length ? 'all visits' : list.format(names)
  return `${list.format(codes)}: ${visits}`
}

const list = new Intl.ListFormat('en-US')

type DialogProps = { certifications: Certifications; loss: LossType; onClose: () => void }

function RuleDialog({ certifications, loss, onClose }: DialogProps) {
  const [rule, setRule] = useState(certifications.value[loss])
  const { save, isBusy, problem } = useSetupChange({
    of: ({ certifications }) => certifications,
    put: putCertifications,
    onDone: onClose,
  })
  const label = lossTypes.find(({ value }) => value === loss)?.label.toLowerCase()
  /** The rules of other losses as they are now. */
  const submit = () =>
    save({ value: { ...certifications.value, [loss]: rule }, revision: certifications.revision })

  return (
    <EditDialog title={`Certifications for ${label}`} isSaving={isBusy} onSave={submit} onClose={onClose}>
      {problem && (
        <Notice title={problem.detail}>
          {problem.status === 409 && (
            <p>{`Now saved: ${ruleWords(certifications.value[loss])}. Save again to keep what you chose.`}</p>
          )}
        </Notice>
      )}
      <fieldset>
        <legend className="text-sm font-semibold">On these visits</legend>
        {visitKinds.map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={rule.kinds.includes(value)}
            onChange={({ target }) => setRule({ ...rule, kinds: toggled(rule.kinds, value, target.checked) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="text-sm font-semibold">Someone must hold</legend>
        {certificationKinds.map(({ code, title }) => (
          <CheckField
            key={code}
            label={code}
            hint={title}
            checked={rule.codes.includes(code)}
            onChange={({ target }) => setRule({ ...rule, codes: toggled(rule.codes, code, target.checked) })}
          />
        ))}
      </fieldset>
    </EditDialog>
  )
}

function toggled<Each>(all: readonly Each[], each: Each, isIn: boolean): Each[] {
  const others = all.filter((other) => other !== each)
  return isIn ? [...others, each] : others
}
