import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EmployeeDetail } from '#domain/employees/employee-record.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { longDay } from '#platform/text/long-day.ts'
import { expiringWords } from '../words.ts'

const notSaid = 'Not given'

/** The record of a person, part by part. Parts the viewer may not see are left out. */
export function PersonFacts({ person }: { person: EmployeeDetail }) {
  const isPrivateSeen = person.emergency_contact !== undefined
  return (
    <div className="space-y-7">
      {person.expiring_count > 0 && (
        <p className="flex items-center gap-2.5 border-l-4 border-red bg-red-wash px-4 py-3 font-semibold">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-red" />
          Certifications: {expiringWords(person.expiring_count)}.
        </p>
      )}
      <Part title="Contact">
        <Fact name="Mobile">{displayPhone(person.mobile)}</Fact>
        <Fact name="Email">
          {person.email && (
            <a href={`mailto:${person.email}`} className="underline underline-offset-4">
              {person.email}
            </a>
          )}
        </Fact>
      </Part>
      <Part title="Work">
        <Fact name="Title">{person.title}</Fact>
        <Fact name="Crew">{person.crew}</Fact>
        <Fact name="Hire date">{person.hired_on && longDay(person.hired_on)}</Fact>
        <Fact name="Vehicle">{person.vehicle}</Fact>
        <Fact name="Skills">{person.skills.join(', ')}</Fact>
        <Fact name="Languages">{person.languages.join(', ')}</Fact>
      </Part>
      {isPrivateSeen && (
        <Part title="Private">
          <Fact name="Emergency contact">{person.emergency_contact}</Fact>
          <Fact name="Hometown">{person.home_town}</Fact>
          {person.notes !== undefined && <Fact name="Notes">{person.notes}</Fact>}
        </Part>
      )}
      <Part title="Website">
        <Fact name="Shown on the website">{person.is_public ? 'Yes' : 'No'}</Fact>
        <Fact name="Bio">{person.bio}</Fact>
      </Part>
    </div>
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
