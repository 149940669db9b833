import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { root } from '../root.ts';
import { placesIn } from './placesIn.ts';
import { keepProofs, type Proof } from './proofs.ts';

/** Keeps which statements the tests of a run have proven: what ran and passed, and what ran and failed. */
export function recordProofs(): Reporter {
  let isPart = false;
  return {
    onInit(vitest) {
      isPart = vitest.config.testNamePattern !== undefined;
    },
    onTestRunEnd(modules) {
      // A run of some of a file's tests says nothing of the others.
      if (isPart) return;
      for (const [project, ofProject] of Map.groupBy(modules, projectOf)) {
        keepProofs(root, project, {
          files: ofProject.map(fileOf),
          proofs: ofProject.flatMap((module) => [...module.children.allTests()].flatMap(proofsOf)),
        });
      }
    },
  };
}

/** A browser's name stands behind its project's. */
function projectOf(module: TestModule): string {
  return module.project.name.replace(/ \(.*\)$/, '');
}

function fileOf(module: TestModule): string {
  return relative(root, module.moduleId);
}

function proofsOf(test: TestCase): Proof[] {
  const { state } = test.result();
  // One that was left out has proven nothing, and has not failed either.
  if (state !== 'passed' && state !== 'failed') return [];
  const { module } = test;
  return placesIn(titlesOf(test)).map((place) => ({
    place,
    project: projectOf(module),
    file: fileOf(module),
    passed: state === 'passed',
  }));
}

function titlesOf(test: TestCase): string[] {
  const titles = [test.name];
  for (let at = test.parent; at.type === 'suite'; at = at.parent) titles.unshift(at.name);
  return titles;
}
