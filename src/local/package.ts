// The entry of the package toncenter-local.
export { createLocalService } from './service.ts'
