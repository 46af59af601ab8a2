import { createRoute } from '@tanstack/react-router'
import { root } from './entry-routes.ts'
import { Staff } from './shell/staff.tsx'

/** What stands around every screen of signed-in staff. */
export const staff = createRoute({ getParentRoute: () => root, id: 'staff', component: Staff })
