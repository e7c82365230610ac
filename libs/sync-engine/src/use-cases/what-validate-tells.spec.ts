import {
  createPlatforms,
  type AdPlatform,
  type Finding,
  type WarningCode,
} from '@switchyard/platforms';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import { desiredOf, type CampaignTree } from '../domain/snapshot';
import { EVERYTHING } from '../domain/sync';
import { capabilityFindings, degradedFindings } from '../domain/validate';
import { givenTarget, givenTree } from '../domain/validate/testing/given-tree';
import { namingAssets } from '../domain/validate/naming-assets';
import { findingAbout } from '../domain/validate/question';
import { toldBefore } from '../domain/validate/told-before';
import { contractPath } from './ask/contract-words';
import { arbitraryTree } from './testing/arbitrary-tree';
import { placed } from './testing/named-places';

const AT = new Date('2026-11-21T12:00:00Z');

/** What an ad group says of itself; all else that stands on it there is its campaign's. */
const OWN_FIELDS = ['name', 'status', 'maxCpc', 'contextHints', 'keywords'];

const treesFor = ({ id, capabilities }: AdPlatform): readonly CampaignTree[] =>
  fc
    .sample(arbitraryTree(capabilities), { seed: 20261121, numRuns: runsOfTest(200) })
    .flatMap((input) => {
      try {
        return [
          placed(
            givenTree({
              ...input,
              adGroups: [...(input.adGroups ?? [{}]), {}],
              campaign: { ...input.campaign, platforms: [id] },
            }),
          ),
        ];
      } catch {
        return [];
      }
    });

describe.each([...createPlatforms().values()].map((platform) => [platform.id, platform] as const))(
  'what the connector of %s changes of a campaign',
  (id, platform) => {
    const target = givenTarget({ platform: id });
    const warned = treesFor(platform).map((tree) => ({
      tree,
      warnings: desiredOf(tree, target, EVERYTHING, platform, AT).warnings,
    }));

    it('is told by Validate, each of it', () => {
      const silent = warned.flatMap(({ tree, warnings }) => {
        const known = capabilityFindings(tree, platform.capabilities, target, AT);
        const told = [
          ...known,
          ...degradedFindings(tree, platform, target, known, contractPath, AT),
        ];
        const isTold = (finding: Finding): boolean =>
          toldBefore(told)(finding) ||
          told.some(
            ({ code, entity: { id: at } }) => code === finding.code && at === finding.entity.id,
          );
        const findings = warnings.map(({ code, address, field, message }) =>
          findingAbout(platform.capabilities, address, {
            kind: 'degraded',
            source: 'platform',
            code: code as WarningCode,
            field: contractPath(field),
            message,
            fix: '',
          }),
        );
        return findings
          .filter(
            (finding) =>
              !isTold(finding) && !isTold(namingAssets(tree, platform.capabilities)(finding)),
          )
          .map(({ code, field }) => `${code} ${field}`);
      });
      expect([...new Set(silent)]).toEqual([]);
    });

    it('is told of the campaign, not again of each ad group', () => {
      const repeated = warned.flatMap(({ warnings }) =>
        warnings.filter(
          ({ address: { entity }, field }) =>
            entity === 'adGroup' && !OWN_FIELDS.includes(field.split('/')[0]!),
        ),
      );
      expect([...new Set(repeated.map(({ code, field }) => `${code} ${field}`))]).toEqual([]);
    });
  },
);
