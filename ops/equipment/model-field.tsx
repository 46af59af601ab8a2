import type { EquipmentModel } from '#domain/equipment/model.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useEquipmentWords } from '../words/use-equipment-words.ts'

type ModelFieldProps = {
  models: readonly EquipmentModel[]
  value: string
  error: string | undefined
  onChange: (id: string) => void
}

export function ModelField({ models, value, error, onChange }: ModelFieldProps) {
  const words = useEquipmentWords()
  return (
    <SelectField
      label={words.model}
      value={value}
      none={words.chooseModel}
      options={models.map(({ id, kind, maker, model }) => ({
        value: id,
        label: `${maker} ${model} (${words.kinds[kind].toLowerCase()})`,
      }))}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
