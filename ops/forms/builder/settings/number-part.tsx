import { inputClass } from '../../../ui/field-frame.tsx'
import { NumberBox, Select, SettingLine } from './small-fields.tsx'

type Counted = { unit?: string | undefined; decimals: number }
type Limits = { min?: number | undefined; max?: number | undefined }

/** The unit of a number and its decimals, of a field or of a column. */
export function UnitPart({
  unit = '',
  decimals,
  onChange,
}: Counted & { onChange: (changed: Partial<Counted>) => void }) {
  return (
    <SettingLine label="Unit, decimals">
      <div className="grid grid-cols-2 gap-2">
        <input
          aria-label="Unit"
          maxLength={12}
          autoComplete="off"
          className={`${inputClass} h-11 w-full px-2.5 text-[0.9375rem]! max-lg:text-base! lg:h-9`}
          value={unit}
          onChange={({ target }) => onChange({ unit: target.value || undefined })}
        />
        <Select
          label="Decimals"
          value={String(decimals)}
          options={['0', '1', '2', '3', '4'].map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ decimals: Number(value) })}
        />
      </div>
    </SettingLine>
  )
}

/** The smallest and the largest number that is taken. */
export function LimitsPart({ min, max, onChange }: Limits & { onChange: (changed: Limits) => void }) {
  return (
    <>
      <SettingLine label="From, to">
        <div className="grid grid-cols-2 gap-2">
          <NumberBox label="Smallest number" value={min} onChange={(next) => onChange({ min: next, max })} />
          <NumberBox label="Largest number" value={max} onChange={(next) => onChange({ min, max: next })} />
        </div>
      </SettingLine>
      {min !== undefined && max !== undefined && min > max && (
        <p role="alert" className="mt-1 text-sm text-red">
          No number is from {min} to {max}.
        </p>
      )}
    </>
  )
}
