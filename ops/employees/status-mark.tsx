import type { EmployeeStatus } from '#domain/employees/employee.ts'
import { statusWords } from './words.ts'

const dots: Record<EmployeeStatus, string> = {
  invited: 'bg-gold',
  active: 'bg-green',
  suspended: 'bg-red',
  left: 'bg-edge',
}

export function StatusMark({ status }: { status: EmployeeStatus }) {
  return (
    <span className="inline-flex items-center gap-2 text-sm whitespace-nowrap">
      <span aria-hidden className={`size-2 rounded-full ${dots[status]}`} />
      {statusWords[status]}
    </span>
  )
}
