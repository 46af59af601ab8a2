import { queryOptions } from '@tanstack/react-query'
import { employeeKeys } from '../employees/queries.ts'
import { listCertifications } from './certifications-api.ts'

/** Read again whenever the person is. */
export function certificationsQuery(employee_id: string) {
  return queryOptions({
    queryKey: [...employeeKeys.one(employee_id), 'certifications'] as const,
    queryFn: () => listCertifications(employee_id),
  })
}
