export * from './schedule/ad-schedule';
export * from './schedule/set-ad-schedule';
export { completeGeoTargets } from './geo-targeting/complete-geo-targets';
export * from './schedule/convert-schedule';
export { expandSchedule } from './schedule/expand-schedule';
export * from './geo-targeting/geo-target';
export * from './geo-targeting/validate-geo-targets';
export * from './schedule/resolve-schedule';
export {
  type ResolvedZone,
  resolveZone,
  rulingPlatform,
  SCHEDULE_SUPPORT,
  SCHEDULE_ZONES,
  type ScheduleSupport,
  type ScheduleWorld,
  type ScheduleZone,
  zoneOn,
} from './schedule/schedule-support';
export { validateSchedule } from './schedule/validate-schedule';
export * from './geo-targeting/location';
export * from './geo-targeting/resolve-location';
export * from './geo-targeting/geo-warnings';
export * from './geo-targeting/location-lookup';
export * from './geo-targeting/geo-targeting-input';
export * from './geo-targeting/geo-targeting-rows';
export * from './warning-texts';
