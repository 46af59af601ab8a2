import { Link, Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMay } from '../session/may.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { button } from '../ui/button.ts'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { RoleList } from './role-list.tsx'
import { WhoMay } from './who-may.tsx'

export function Roles() {
  if (!useMay('roles.view')) return <NoPermission what="see roles" />
  return <RolesScreen />
}

function RolesScreen() {
  const navigate = useNavigate()
  const mayEdit = useMay('roles.edit')
  const { id: chosen } = useParams({ strict: false })
  const isOpen = useLocation({ select: ({ pathname }) => pathname !== '/ops/roles' })
  usePageTitle('Roles')
  useListKeys({
    noun: 'role',
    chosen,
    close: () => void navigate({ to: '/ops/roles' }),
  })

  return (
    <div className="lg:grid lg:h-dvh lg:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)]">
      <div className={`px-4 pt-5 pb-8 lg:overflow-y-auto lg:px-5 lg:pt-6 ${isOpen ? 'max-lg:hidden' : ''}`}>
        <div className="flex items-center justify-between gap-x-4">
          <h1 className="text-[min(2.125rem,11vw)] uppercase">Roles</h1>
          <KeysButton />
        </div>
        <p className="text-muted">What people can see and do in the portal</p>
        {mayEdit && (
          <Link to="/ops/roles/new" className={`mt-4 w-full ${button('plain')}`}>
            <Plus aria-hidden className="size-5" /> New role{' '}
          </Link>
        )}
        <RoleList chosen={chosen} />
      </div>
      <div
        className={`min-w-0 border-line bg-sheet lg:overflow-y-auto lg:border-l ${isOpen ? 'max-lg:min-h-dvh' : ''}`}
      >
        <Outlet />
      </div>
      <WhoMay />
    </div>
  )
}
