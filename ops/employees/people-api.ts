import { hc, parseResponse } from 'hono/client'
import type { EmployeesApi } from '#api/employees.ts'
import type { LostFactorsApi } from '#api/lost-factors.ts'
import type {
  CostChange,
  EmployeeChange,
  EmployeeQuery,
  NewEmployee,
  RolesChange,
} from '#domain/employees/employee-record.ts'
import { asMe } from '../as-me.ts'

const lost = hc<LostFactorsApi>('/api/employees', asMe)
const employees = hc<EmployeesApi>('/api/employees', asMe)

export type EmployeeFilter = Pick<EmployeeQuery, 'q' | 'status' | 'role' | 'expiring' | 'signed_in'>

type Departure = { revision: number; reassign_to: string | null }

export function listEmployees(
  { expiring, signed_in, ...filter }: EmployeeFilter,
  cursor: string | undefined,
) {
  const query = { ...filter, expiring: String(expiring), signed_in: String(signed_in), cursor }
  return parseResponse(employees.index.$get({ query }))
}

export function getEmployee(id: string) {
  return parseResponse(employees[':id'].$get({ param: { id } }))
}

export function addEmployee(json: NewEmployee) {
  return parseResponse(employees.index.$post({ json }))
}

export function changeEmployee(id: string, json: EmployeeChange) {
  return parseResponse(employees[':id'].$put({ param: { id }, json }))
}

export function changeRoles(id: string, json: RolesChange) {
  return parseResponse(employees[':id'].roles.$put({ param: { id }, json }))
}

export function changeCost(id: string, json: CostChange) {
  return parseResponse(employees[':id'].cost.$put({ param: { id }, json }))
}

export function suspendEmployee(id: string, json: Departure) {
  return parseResponse(employees[':id'].suspend.$post({ param: { id }, json }))
}

export function letEmployeeGo(id: string, json: Departure) {
  return parseResponse(employees[':id'].leave.$post({ param: { id }, json }))
}

export function letEmployeeReturn(id: string, revision: number) {
  return parseResponse(employees[':id'].return.$post({ param: { id }, json: { revision } }))
}

export function takeFactorsAway(id: string) {
  return parseResponse(lost[':id'].factors.$delete({ param: { id } }))
}

export function signOutEmployee(id: string) {
  return parseResponse(employees[':id']['sign-out'].$post({ param: { id } }))
}

export function issueCode(id: string) {
  return parseResponse(employees[':id'].code.$post({ param: { id } }))
}
