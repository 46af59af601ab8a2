import { Scale } from 'lucide-react'
import type { Field } from '#domain/forms/definition/field.ts'
import { legalTitle } from '#domain/forms/legal/legal-titles.ts'
import { useBuilding } from '../builder-context.ts'
import { Select, SettingLine } from './small-fields.tsx'

type Legal = Extract<Field, { type: 'legal' }>

/** Which legal text stands there, in which version, and what a lawyer still has to do with it. */
export function LegalPart({ field, onChange }: { field: Legal; onChange: (field: Field) => void }) {
  const { texts } = useBuilding()
  const blocks = [...new Set(texts.map(({ block }) => block))].toSorted((one, other) =>
    legalTitle(one).localeCompare(legalTitle(other)),
  )
  const versions = texts
    .filter(({ block }) => block === field.block)
    .toSorted((a, b) => b.version - a.version)
  const text = versions.find(({ version }) => version === field.version)
  const newest = versions[0]?.version
  const states =
    text?.states.map((state) => (state === 'OH' ? 'Ohio' : state === 'PA' ? 'Pennsylvania' : state)) ?? []
  return (
    <div>
      {/* Titles are long: the choice has the whole width. */}
      <div className="border-b border-line py-1">
        <span aria-hidden className="text-muted">
          Legal text
        </span>
        <Select
          label="Legal text"
          value={field.block}
          options={[
            ...(blocks.includes(field.block)
              ? []
              : [
                  {
                    value: field.block,
                    label: field.block ? legalTitle(field.block) : 'Choose the legal text',
                  },
                ]),
            ...blocks.map((value) => ({ value, label: legalTitle(value) })),
          ]}
          onChange={(block) => {
            const version = Math.max(
              1,
              ...texts.filter((each) => each.block === block).map((each) => each.version),
            )
            onChange({ ...field, block, version })
          }}
        />
      </div>
      {field.block && (
        <SettingLine label="Version">
          <Select
            label="Version of the text"
            value={String(field.version)}
            options={(text ? versions : [{ version: field.version }]).map(({ version }) => ({
              value: String(version),
              label: version === newest ? `Version ${version}, newest` : `Version ${version}`,
            }))}
            onChange={(version) => onChange({ ...field, version: Number(version) })}
          />
        </SettingLine>
      )}
      {states.length > 0 && (
        <SettingLine label="Written for">
          <span className="py-1.5">{states.join(', ')}</span>
        </SettingLine>
      )}
      {text && (
        <>
          <p className="mt-2 flex items-center gap-2 border-l-4 border-gold bg-gold-wash px-3 py-2">
            <Scale aria-hidden className="size-4.5 shrink-0" />
            Have counsel review this text before anyone signs it.
          </p>
          <details className="mt-2">
            <summary className="flex min-h-11 items-center font-semibold lg:min-h-9">Read the text</summary>
            <div className="max-h-72 overflow-y-auto border-l-4 border-ink bg-paper px-3 py-2 text-[0.9375rem] whitespace-pre-line">
              {text.en}
              {text.es && (
                <div lang="es" className="mt-4 border-t border-line pt-3">
                  {text.es}
                </div>
              )}
            </div>
          </details>
          {!text.es && (
            <p className="mt-1 text-muted">
              It has no checked translation: people can sign it in English only.
            </p>
          )}
        </>
      )}
    </div>
  )
}
