export { ConversionsHttpModule } from './conversions-http.module';
