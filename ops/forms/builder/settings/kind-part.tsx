import { photoPhases } from '#domain/photos/photo-phases.ts'
import type { Field, Signer } from '#domain/forms/definition/field.ts'
import { paperWords } from '#domain/submissions/paper/paper-words.ts'
import { ColumnsPart } from './columns-part.tsx'
import { FieldFormula } from './formula-part.tsx'
import { LegalPart } from './legal-part.tsx'
import { LimitsPart, UnitPart } from './number-part.tsx'
import { OptionsPart } from './options-part.tsx'
import { RowsPart } from './rows-part.tsx'
import { NumberBox, Select, SettingLine, Toggle } from './small-fields.tsx'
import { WordingFields } from './wording-fields.tsx'

type KindPartProps = { field: Field; onChange: (field: Field, step?: string) => void }

/** What only fields of this kind have. */
export function KindPart({ field, onChange }: KindPartProps) {
  switch (field.type) {
    case 'number':
      return (
        <div>
          <UnitPart
            unit={field.unit}
            decimals={field.decimals}
            onChange={(changed) => onChange({ ...field, ...changed }, 'unit')}
          />
          <LimitsPart
            min={field.min}
            max={field.max}
            onChange={(changed) => onChange({ ...field, ...changed }, 'limits')}
          />
        </div>
      )
    case 'choice':
      return <ChoicePart field={field} onChange={onChange} />
    case 'chips':
      return (
        <OptionsPart
          options={field.options}
          onChange={(options) => onChange({ ...field, options }, optionStep(field.options, options))}
        />
      )
    case 'yes_no':
      return (
        <Toggle
          label="“Doesn’t apply” can be chosen"
          isOn={field.has_na}
          onChange={(has_na) => onChange({ ...field, has_na })}
        />
      )
    case 'signature':
      return <SignaturePart field={field} onChange={onChange} />
    case 'initials':
      return <SignerLine signer={field.signer} onChange={(signer) => onChange({ ...field, signer })} />
    case 'handwriting':
      return (
        <p className="text-muted">
          Written with a finger and kept as ink. It can’t be typed for someone else.
        </p>
      )
    case 'photos':
      return <PhotosPart field={field} onChange={onChange} />
    case 'table':
      return (
        <>
          <RowsPart field={field} onChange={(table) => onChange(table)} />
          <ColumnsPart
            columns={field.columns}
            rowsFrom={field.rows_from}
            onChange={(columns) => onChange({ ...field, columns }, 'columns')}
          />
          <SettingLine label="Rows">
            <NumberBox
              label="At least so many rows"
              value={field.least}
              least={0}
              most={200}
              onChange={(least) => onChange({ ...field, least: least ?? 0 }, 'least')}
            />
          </SettingLine>
        </>
      )
    case 'lookup':
      return (
        <SettingLine label="Looks up">
          <Select
            label="What is looked up"
            value={field.of}
            options={lookups}
            onChange={(of) =>
              onChange({ ...field, of: lookups.find(({ value }) => value === of)?.value ?? 'room' })
            }
          />
        </SettingLine>
      )
    case 'calculated':
      return (
        <>
          <FieldFormula
            id={field.id}
            formula={field.formula}
            unit={field.unit}
            onChange={(formula) => onChange({ ...field, formula }, 'formula')}
          />
          <UnitPart
            unit={field.unit}
            decimals={field.decimals}
            onChange={(changed) => onChange({ ...field, ...changed }, 'unit')}
          />
        </>
      )
    case 'info':
      return (
        <WordingFields
          label="Text"
          rows={4}
          value={field.text}
          max={4000}
          onChange={(text) => onChange({ ...field, text: text ?? { en: '' } }, 'text')}
        />
      )
    case 'legal':
      return <LegalPart field={field} onChange={onChange} />
    default:
      return null
  }
}

type PartProps<Type extends Field['type']> = {
  field: Extract<Field, { type: Type }>
  onChange: KindPartProps['onChange']
}

function ChoicePart({ field, onChange }: PartProps<'choice'>) {
  return (
    <div>
      <OptionsPart
        options={field.options}
        onChange={(options) => onChange({ ...field, options }, optionStep(field.options, options))}
      />
      <Toggle
        label="Decided by whoever signs"
        hint="As a consent is: nobody answers it for them."
        isOn={field.by_signer === true}
        onChange={(isOn) => onChange({ ...field, by_signer: isOn ? true : undefined })}
      />
    </div>
  )
}

function SignaturePart({ field, onChange }: PartProps<'signature'>) {
  return (
    <div>
      <SignerLine signer={field.signer} onChange={(signer) => onChange({ ...field, signer })} />
      <Toggle
        label="Can be declined"
        hint="A witness is named, with the reason."
        isOn={field.may_decline}
        onChange={(may_decline) => onChange({ ...field, may_decline })}
      />
      <Toggle
        label="Can be signed on paper"
        hint="Photos of the signed sheet stand for the signature."
        isOn={!field.not_on_paper}
        onChange={(isOn) => onChange({ ...field, not_on_paper: isOn ? undefined : true })}
      />
    </div>
  )
}

function PhotosPart({ field, onChange }: PartProps<'photos'>) {
  const phaseOf = (phase: string) => photoPhases.find(({ value }) => value === phase)?.value
  return (
    <div>
      <SettingLine label="At least">
        <NumberBox
          label="At least so many photos"
          value={field.least}
          least={0}
          most={40}
          onChange={(least = 0) => onChange({ ...field, least }, 'least')}
        />
      </SettingLine>
      <SettingLine label="Phase">
        <Select
          label="Phase of the work"
          value={field.phase ?? ''}
          options={[{ value: '', label: 'Any' }, ...photoPhases]}
          onChange={(phase) => onChange({ ...field, phase: phaseOf(phase) })}
        />
      </SettingLine>
    </div>
  )
}

/** Words typed into an option are one step; an option more or less is one of its own. */
function optionStep(before: readonly unknown[], after: readonly unknown[]) {
  return before.length === after.length ? 'options' : undefined
}

type SignerLineProps = { signer: Signer; onChange: (signer: Signer) => void }

function SignerLine({ signer, onChange }: SignerLineProps) {
  return (
    <SettingLine label="Who signs">
      <Select
        label="Who signs"
        value={signer}
        options={signers.map((value) => ({ value, label: paperWords.en.signers[value] }))}
        onChange={(next) => onChange(signers.find((value) => value === next) ?? signer)}
      />
    </SettingLine>
  )
}

const signers = [
  'owner',
  'representative',
  'technician',
  'witness',
  'adjuster',
  'crew',
  'next_of_kin',
  'subcontractor',
] as const satisfies readonly Signer[]
const lookups = [
  { value: 'room', label: 'A room of the job' },
  { value: 'equipment', label: 'A machine' },
  { value: 'employee', label: 'A person of the crew' },
] as const
