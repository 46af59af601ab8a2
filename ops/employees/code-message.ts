import type { EmployeeDetail, IssuedCode } from '#domain/employees/employee-record.ts'

type CodeMessage = {
  person: Pick<EmployeeDetail, 'first_name' | 'username'>
  issued: Pick<IssuedCode, 'code' | 'purpose'>
  until: string
  origin: string
  company: string
}

/** What is sent to the person. The username stands behind a #, so that no server writes it down. */
export function codeMessage({ person, issued, until, origin, company }: CodeMessage) {
  const reason =
    issued.purpose === 'activation'
      ? `here is your way into the portal of ${company}.`
      : `here you choose a new password for the portal of ${company}.`
  return [
    `${person.first_name}, ${reason}`,
    `Open ${origin}/ops/activate#${encodeURIComponent(person.username)}`,
    `Username: ${person.username}`,
    `Code: ${issued.code}`,
    `It works once, until ${until}.`,
  ].join('\n')
}
