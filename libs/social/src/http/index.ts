export { SocialHttpModule } from './social-http.module';
