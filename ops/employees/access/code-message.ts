import type { EmployeeDetail, IssuedCode } from '#domain/employees/employee-record.ts'

type CodeMessage = {
  person: Pick<EmployeeDetail, 'first_name' | 'username'>
  issued: Pick<IssuedCode, 'code' | 'purpose'>
  until: string
  origin: string
  company: string
}

/** The message to send. The username comes after a #, so that no server logs it. */
export function codeMessage({ person, issued, until, origin, company }: CodeMessage) {
  const reason =
    issued.purpose === 'activation'
      ? `here is your sign-in code for the ${company} portal.`
      : `here is a code to reset your password for the ${company} portal.`
  return [
    `${person.first_name}, ${reason}`,
    `Open ${origin}/ops/activate#${encodeURIComponent(person.username)}`,
    `Username: ${person.username}`,
    `Code: ${issued.code}`,
    `It works once, until ${until}.`,
  ].join('\n')
}
