import { chatPathPattern, readChatPath } from '#domain/chat/devices/chat-path.ts'
import { readPeoplePictureAddress } from '#domain/company/people.ts'
import { readUnitPath, unitPathPattern } from '#domain/equipment/unit-path.ts'
import { readPictureAddress, readProjectPath } from '#domain/projects/addresses.ts'
import { readSigningPath, signPathPattern } from '#domain/signing-requests/sign-path.ts'
import { readVerifyPath, verifyPathPattern } from '#domain/submissions/verify-path.ts'
import { isOpsPath } from '#ops/paths.ts'
import { findRedirect, oldPaths } from '#site/redirects.ts'
import { findPage } from '#site/routes.ts'
import { requestKinds, type RequestKind } from './metrics/request-counts.ts'

const fixed = new Map<string, RequestKind>([
  ['/contact', 'contact'],
  ['/find', 'page'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
  ['(unknown)', 'unknown'],
])

const kinds = new Map<string, RequestKind>(requestKinds.map((kind) => [kind, kind]))

const pictures = '/projects/photos/{}'
const peoplePictures = '/people/{}'
const project = '/projects/{}'

/** Pages whose addresses are their secrets, or hold an ID. */
const ofLinks = [project, chatPathPattern, unitPathPattern, verifyPathPattern, signPathPattern]

/** Unknown paths aren't logged as they are: people mistype and paste private data. */
export function routeOf(path: string) {
  if (fixed.has(path) || findPage(path) || isOpsPath(path) || oldPaths.includes(path)) return path
  if (readPictureAddress(path)) return pictures
  if (readPeoplePictureAddress(path)) return peoplePictures
  if (readProjectPath(path)) return project
  if (readChatPath(path)) return chatPathPattern
  if (readUnitPath(path)) return unitPathPattern
  if (readVerifyPath(path) !== null) return verifyPathPattern
  if (readSigningPath(path)) return signPathPattern
  return findRedirect(path) ? '(moved)' : '(unknown)'
}

/** Plain words of the path stay; ids, and whatever else someone may have put there, do not. */
export function apiRouteOf(path: string) {
  return path
    .split('/')
    .map((part) => (/^[a-z.]{0,20}$/.test(part) ? part : '{}'))
    .join('/')
}

/** The kind of a cached answer, which is cached by path as well. */
export function cachedKindOf(path: string): RequestKind {
  return path.includes('.') || path.startsWith('/api/') ? 'asset' : 'page'
}

/** Paths counted together; anything can follow /api/. */
export function kindOf(route: string): RequestKind {
  const own = fixed.get(route)
  if (own) return own
  if (findPage(route) || ofLinks.includes(route)) return 'page'
  if (route === pictures || route === peoplePictures) return 'asset'
  if (route.startsWith('/api/')) return kinds.get(`api ${route.split('/')[2]}`) ?? 'api other'
  return isOpsPath(route) ? 'portal' : 'redirect'
}
