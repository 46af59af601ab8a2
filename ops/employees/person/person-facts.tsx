import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { employeeFields, employeeParts, type EmployeeField } from '#domain/employees/employee-fields.ts'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { longDay } from '#platform/text/long-day.ts'
import { expiringWords } from '../words.ts'

const notSaid = 'Not given'

/** The record of a person, part by part. Parts the viewer may not see are left out. */
export function PersonFacts({ person }: { person: EmployeeDetail }) {
  return (
    <div className="space-y-7">
      {person.expiring_count > 0 && (
        <p className="flex items-center gap-2.5 border-l-4 border-red bg-red-wash px-4 py-3 font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-red" />
          Certifications: {expiringWords(person.expiring_count)}.
        </p>
      )}
      <FactsOf title="Contact" fields={employeeParts.contact} person={person} />
      <FactsOf title="Work" fields={employeeParts.work} person={person} />
      <FactsOf title="Private" fields={employeeParts.private} person={person} />
      <FactsOf title="Website" fields={employeeParts.website} person={person} />
    </div>
  )
}

type FactsOfProps = { title: string; fields: readonly EmployeeField[]; person: EmployeeDetail }

function FactsOf({ title, fields, person }: FactsOfProps) {
  const seen = fields.filter((field) => person[field] !== undefined)
  if (seen.length === 0) return null
  return (
    <Part title={title}>
      {seen.map((field) => (
        <Fact key={field} name={employeeFields[field].label}>
          {shown(field, person)}
        </Fact>
      ))}
    </Part>
  )
}

function shown(field: EmployeeField, person: EmployeeDetail): ReactNode {
  const value = person[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.join(', ')
  if (!value) return null
  if (employeeFields[field].kind === 'day') return longDay(value)
  if (field === 'mobile') return displayPhone(value)
  if (field !== 'email') return value
  return (
    <a href={`mailto:${value}`} className="underline underline-offset-4">
      {value}
    </a>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className={`whitespace-pre-line wrap-anywhere ${children ? '' : 'text-muted'}`}>
        {children || notSaid}
      </dd>
    </div>
  )
}
