// Tests that nothing throws without a page: the same modules render on a server.
import { expect, it } from 'vitest'
import { environment } from './environment.ts'

it('answers harmlessly on a server', () => {
  expect(environment.location.href).toBe('about:blank')
  expect(environment.cookie('XSRF-TOKEN')).toBeNull()
  expect(environment.isOnline()).toBe(true)
  expect(environment.isPrerendering()).toBe(false)
  expect(environment.deviceSigns()).toEqual({ userAgent: '', touchPoints: 0, narrowSide: 0 })
  environment.onResize(() => {})()
  environment.navigate('/')
  environment.replaceAddress('/')
  environment.setCookie('a', 'b', { path: '/' })
  environment.onPageShow(() => {})()
  environment.onStopped(() => {})()
  environment.onAddress(() => {})()
  environment.channel('x').post('y')
  environment.channel('x').listen(() => {})()
})

it('stores nothing from one shopper for the next', () => {
  environment.storage('session').set('email', 'anna@example.test')
  expect(environment.storage('session').get('email')).toBeNull()
})
