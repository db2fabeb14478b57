import { ZxcvbnPasswordStrength } from './zxcvbn-password-strength.js';

const strength = new ZxcvbnPasswordStrength();
describe('ZxcvbnPasswordStrength', () => {
  afterAll(() => strength.onApplicationShutdown());

  it('does not block other requests while it checks a password', async () => {
    const others = { turns: 0, waiting: true };
    const judging = strength.guesses('1'.repeat(128), ['broker']).finally(() => (others.waiting = false));
    while (others.waiting) {
      others.turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await judging;

    expect(others.turns).toBeGreaterThan(10);
  });

  it('returns each concurrent caller’s own result, and rejects those who would wait too long', async () => {
    const [weak, strong] = await Promise.all([
      strength.guesses('password', []),
      strength.guesses('velvet tractor onion', []),
    ]);
    const crowd = await Promise.allSettled(
      Array.from({ length: 20 }, () => strength.guesses('velvet tractor onion', [])),
    );

    expect(weak).toBeLessThan(1e3);
    expect(strong).toBeGreaterThan(1e8);
    expect(crowd.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });
});
