import { factLengths, mostLinks } from '#domain/company/fact-limits.ts'
import { Field } from '../ui/field.tsx'
import { FactFrame, TextFactField } from './fact-field.tsx'
import { factWords } from './fact-words.ts'
import type { FactsDraft } from './facts-draft.ts'
import { RowList, type RowColumn } from './row-list.tsx'
import { Section } from './section.tsx'
import type { CompanyForm } from './use-company-form.ts'

type FormProps = { form: CompanyForm }

export function WhoWeAre({ form }: FormProps) {
  return (
    <Section id="who-we-are">
      <TextFactField form={form} name="name" maxLength={factLengths.name} />
      <TextFactField form={form} name="alternate_name" maxLength={factLengths.alternate_name} />
      <TextFactField form={form} name="slogan" maxLength={factLengths.slogan} isWide />
      <TextFactField form={form} name="description" maxLength={factLengths.description} isLong />
      <TextFactField form={form} name="founder" maxLength={factLengths.founder} />
      <TextFactField form={form} name="founding_year" maxLength={20} inputMode="numeric" />
    </Section>
  )
}

export function Reach({ form }: FormProps) {
  return (
    <Section id="reach">
      <TextFactField form={form} name="phone" maxLength={40} type="tel" isWide />
      <TextFactField
        form={form}
        name="email"
        maxLength={factLengths.email}
        type="email"
        autoCapitalize="none"
      />
      <TextFactField
        form={form}
        name="office_recipient"
        maxLength={factLengths.email}
        type="email"
        autoCapitalize="none"
      />
      <TextFactField form={form} name="call_back_minutes" maxLength={20} inputMode="numeric" />
    </Section>
  )
}

const addressFields = [
  { part: 'street', label: 'Street', columns: 'sm:col-span-6' },
  { part: 'locality', label: 'Town', columns: 'sm:col-span-3' },
  { part: 'region', label: 'State', columns: 'sm:col-span-1' },
  { part: 'postal_code', label: 'ZIP code', columns: 'sm:col-span-2' },
  { part: 'country', label: 'Country', columns: 'sm:col-span-2' },
] as const

const geoFields = [
  { part: 'lat', label: 'Latitude' },
  { part: 'lon', label: 'Longitude' },
] as const

export function Place({ form }: FormProps) {
  const { address, geo } = form.draft
  return (
    <Section id="place">
      <FactFrame form={form} name="address" isWide>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-6">
          {addressFields.map(({ part, label, columns }) => (
            <div key={part} className={columns}>
              <Field
                label={label}
                name={`address.${part}`}
                maxLength={factLengths.address[part]}
                autoComplete="off"
                value={address[part]}
                error={form.errorAt(`address.${part}`)}
                onChange={({ target }) => form.set({ address: { ...address, [part]: target.value } })}
              />
            </div>
          ))}
        </div>
        <p className="mt-1 text-sm text-muted">{factWords.address.appears}</p>
      </FactFrame>
      <FactFrame form={form} name="geo" isWide>
        <div className="grid grid-cols-2 cramped:grid-cols-1 gap-x-5">
          {geoFields.map(({ part, label }) => (
            <Field
              key={part}
              label={label}
              name={`geo.${part}`}
              inputMode="decimal"
              maxLength={12}
              autoComplete="off"
              value={geo[part]}
              error={form.errorAt(`geo.${part}`)}
              onChange={({ target }) => form.set({ geo: { ...geo, [part]: target.value } })}
            />
          ))}
        </div>
        <p className="mt-1 text-sm text-muted">{factWords.geo.appears}</p>
      </FactFrame>
    </Section>
  )
}

type Link = FactsDraft['partner_links'][number]

const linkColumns: RowColumn<Link>[] = [
  { part: 'label', label: 'Name', maxLength: factLengths.link.label },
  { part: 'url', label: 'Address', maxLength: factLengths.link.url, type: 'url', placeholder: 'https://' },
]

export function Links({ form }: FormProps) {
  return (
    <Section id="links">
      {(['partner_links', 'social_links'] as const).map((name) => (
        <FactFrame key={name} form={form} name={name} isWide isLong>
          <RowList
            name={name}
            title={factWords[name].label}
            hint={factWords[name].appears}
            noun={name === 'partner_links' ? 'partner' : 'profile'}
            rows={form.draft[name]}
            columns={linkColumns}
            growth={{ blank: { label: '', url: '' }, most: mostLinks }}
            errorAt={form.errorAt}
            onChange={(rows) => form.set({ [name]: rows })}
          />
        </FactFrame>
      ))}
    </Section>
  )
}

export function Numbers({ form }: FormProps) {
  return (
    <Section id="numbers">
      <TextFactField
        form={form}
        name="pa_hic_number"
        maxLength={factLengths.pa_hic_number}
        autoCapitalize="characters"
      />
      {(['injury_insurance', 'property_insurance'] as const).map((name) => (
        <TextFactField key={name} form={form} name={name} maxLength={20} inputMode="decimal" />
      ))}
      <TextFactField form={form} name="price_list" maxLength={factLengths.price_list} />
      <TextFactField
        form={form}
        name="analytics_id"
        maxLength={factLengths.analytics_id}
        autoCapitalize="characters"
      />
    </Section>
  )
}
