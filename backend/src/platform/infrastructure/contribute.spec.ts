import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Contributions } from '#platform/application/contributions.js';
import { contribute } from './contribute.js';
import { provide } from './provide.js';

abstract class Greeter {
  abstract greet(): string;
}

class Name {
  readonly text = 'Ada';
}

class GreetByName implements Greeter {
  constructor(private readonly name: Name) {}
  greet(): string {
    return `Good morning, ${this.name.text}`;
  }
}

class GreetAll implements Greeter {
  greet(): string {
    return 'Good morning, all';
  }
}

abstract class Unserved {
  abstract act(): void;
}

@Module({ providers: [provide(Contributions)], exports: [Contributions] })
class LowestModule {}

// Depends on the name, so Nest creates it after the other.
const byName = contribute(Greeter, GreetByName, Name);
const toAll = contribute(Greeter, GreetAll);

@Module({ imports: [LowestModule], providers: [toAll, byName, provide(Name)] })
class GreetingModule {}

describe('contribute', () => {
  const start = () => NestFactory.createApplicationContext(GreetingModule, { logger: false });

  it('returns a port’s contributors in the order of their declaration', async () => {
    const app = await start();
    const greetings = app
      .get(Contributions)
      .of(Greeter)
      .map((greeter) => greeter.greet());
    expect(greetings).toEqual(['Good morning, Ada', 'Good morning, all']);
    await app.close();
  });

  it('creates one contributor, which is also a provider', async () => {
    const app = await start();
    expect(app.get(Contributions).of(Greeter)).toContain(app.get(GreetByName));
    await app.close();
  });

  it('returns none for an unused port, and manual additions last', async () => {
    const app = await start();
    const contributions = app.get(Contributions);
    const late = contributions.add(Greeter, { greet: () => 'Good evening' });
    expect(contributions.of(Unserved)).toEqual([]);
    expect(contributions.of(Greeter).at(-1)).toBe(late);
    await app.close();
  });
});
