/** Who counts as one caller. */
import { expect, test } from 'vitest';
import { callerOf } from '../src/caller.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34::/64'],
  ['2001:DB8:12:34::', '2001:db8:12:34::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});
